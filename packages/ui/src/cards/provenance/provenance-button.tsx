import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { useState, type ReactNode } from 'react';
import { CardIconAction } from '../card/card-action.tsx';
import { useCardWords } from '../words.ts';

/** What a popover is told of where it hangs; without an anchor it is closed. */
export interface Hanging {
  anchor: HTMLElement | null;
  onClose: () => void;
}

export interface ProvenanceButtonProps {
  /** The tile's or card's title; makes the button's name unique on the page. */
  of: string;
  /** Draws a `ProvenancePopover`, from the first click on: every tile has a ?, few are opened. */
  children: (hanging: Hanging) => ReactNode;
}

/** The ? of a tile or card: 400 px popover under it. Focus moves in, Esc returns it to the ?. */
export function ProvenanceButton({ of, children }: ProvenanceButtonProps) {
  const words = useCardWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <CardIconAction
        label={words.provenanceOf(of)}
        icon={<HelpOutlineOutlined />}
        expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setAsked(true);
        }}
      />
      {asked && children({ anchor, onClose: () => setAnchor(null) })}
    </>
  );
}
