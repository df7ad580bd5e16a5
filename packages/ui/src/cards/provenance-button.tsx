import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { useState } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { OpenFailure } from '../lazy/open-failure.tsx';
import { CardIconAction } from './card-action.tsx';
import type { ProvenancePopoverProps } from './provenance-popover.tsx';
import type { ProvenanceContent } from './provenance.tsx';

// Every tile has a ?, few are opened.
const ProvenancePopover = lazyPart<ProvenancePopoverProps>(
  () => import('./provenance-popover.tsx').then((module) => module.ProvenancePopover),
  {
    failed: ({ anchor, onClose }, retry) =>
      anchor && <OpenFailure anchor={anchor} onRetry={retry} onClose={onClose} />,
  },
);

export interface ProvenanceButtonProps {
  /** The tile's or card's title; makes the button's name unique on the page. */
  of: string;
  content: ProvenanceContent;
  /** Called when it opens, to fetch the subtraction only then. */
  onOpen?: () => void;
}

/** The ? of a tile or card: 400 px popover under it. Focus moves in, Esc returns it to the ?. */
export function ProvenanceButton({ of, content, onOpen }: ProvenanceButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <CardIconAction
        label={`De onde vem este número: ${of}`}
        icon={<HelpOutlineOutlined />}
        expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setAsked(true);
          onOpen?.();
        }}
      />
      {asked && <ProvenancePopover anchor={anchor} onClose={() => setAnchor(null)} content={content} />}
    </>
  );
}
