import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LazyMenu, MenuEntry } from '../lazy/lazy-menu.tsx';
import { useId, useState } from 'react';
import { TOUCH } from '../theme/media.ts';
import type { Choice } from './select-field.tsx';
import { useFormWords } from './words.ts';

export interface SelectButtonProps {
  /** 'Uf', 'Ano': stands inside, before the value. */
  label: string;
  value: string;
  options: readonly Choice[];
  onChange: (value: string) => void;
  /** Fixed by the profile: grey, with a lock. */
  locked?: boolean;
  /** Shown when the value is none of the options: 'todas'. */
  fallback?: string;
  /** At least; a longer label or value has its room. */
  width?: number;
}

/** The sub-header's compact selectors: 'Ano 2025 ⌄', 'Uf GO 🔒'. */
export function SelectButton(props: SelectButtonProps) {
  const words = useFormWords();
  const { label, value, options, onChange, locked = false, fallback = value, width = 124 } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = options.find((one) => one.value === value)?.label ?? fallback;
  const face = (
    <>
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {label}
      </Box>
      <Box component="span" sx={{ flex: 1, textAlign: 'left', overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {text}
      </Box>
    </>
  );
  if (locked) {
    return (
      <Box sx={[FACE, LOCKED, { minWidth: width - 20 }]}>
        {face}
        <LockOutlined titleAccess={words.locked} sx={{ fontSize: 16, color: 'text.secondary' }} />
      </Box>
    );
  }
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={[FACE, { minWidth: width }]}
      >
        {face}
        <ExpandMoreOutlined sx={{ fontSize: 20 }} />
      </Button>
      <LazyMenu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { role: 'listbox', 'aria-labelledby': id, sx: { minWidth: width } } }}
      >
        {options.map((option) => (
          <MenuEntry
            key={option.value}
            role="option"
            aria-selected={option.value === value}
            selected={option.value === value}
            onClick={() => {
              setAnchor(null);
              onChange(option.value);
            }}
          >
            {option.label}
          </MenuEntry>
        ))}
      </LazyMenu>
    </>
  );
}

const FACE = { display: 'inline-flex', alignItems: 'center', gap: '8px', px: '10px', whiteSpace: 'nowrap' };
const LOCKED = {
  height: 34,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'background.subtle',
  color: 'text.secondary',
  fontWeight: 600,
  [TOUCH]: { height: 44 },
};
