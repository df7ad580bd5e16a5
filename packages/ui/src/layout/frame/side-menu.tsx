import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import { memo, useId, useState } from 'react';
import { useKitLink } from '../../theme/link-context.tsx';
import { TOUCH } from '../../theme/media.ts';
import { Hint } from '../hint.tsx';
import type { MenuGroup, MenuItem } from './menu-model.ts';
import { useFrameWords } from '../words.ts';

export interface SideMenuProps {
  groups: readonly MenuGroup[];
  /** Key of the page that is open. */
  current: string;
  /** 56 px, icons only, names in tooltips. */
  rail?: boolean;
  onNavigate?: (() => void) | undefined;
}

/** The menu's list, in the open column, the rail and the drawer alike. It is the most of a frame: while its entries are the same ones it is not drawn anew with it. */
export const SideMenu = memo(function SideMenu({ groups, current, rail = false, onNavigate }: SideMenuProps) {
  const words = useFrameWords();
  const id = useId();
  return (
    // A click anywhere inside bubbles up from a link: the drawer closes on it.
    <Box component="nav" aria-label={words.mainMenu} onClick={onNavigate} sx={{ py: '8px' }}>
      {groups.map((group, number) => (
        <Box key={group.label ?? number} sx={rail && number > 0 ? RAIL_RULE : undefined}>
          {group.label && !rail && (
            <Box id={`${id}-${number}`} sx={GROUP_LABEL}>
              {group.label}
            </Box>
          )}
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0 }}
            {...(group.label
              ? rail
                ? { 'aria-label': group.label }
                : { 'aria-labelledby': `${id}-${number}` }
              : {})}
          >
            {group.items.map((item) => (
              <li key={item.key}>
                {item.items && !rail ? (
                  <SideMenuBranch item={item} items={item.items} current={current} />
                ) : (
                  <SideMenuItem item={item} active={holds(item, current)} rail={rail} />
                )}
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
});

const holds = (item: MenuItem, current: string): boolean =>
  item.key === current || (item.items?.some((one) => one.key === current) ?? false);

/** An entry with entries inside: open while one of them is the current page, else as it was left. */
function SideMenuBranch({
  item,
  items,
  current,
}: {
  item: MenuItem;
  items: readonly MenuItem[];
  current: string;
}) {
  const id = useId();
  const inside = holds(item, current);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? inside;
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={(event: { stopPropagation(): void }) => {
          // It leads nowhere: the drawer stays open.
          event.stopPropagation();
          setChosen(!open);
        }}
        sx={[ENTRY, BRANCH, inside ? { color: 'primary.main', fontWeight: 600 } : null]}
      >
        {item.icon}
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {item.label}
        </Box>
        <ExpandMoreOutlined sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
      </Box>
      <Box
        component="ul"
        id={id}
        hidden={!open}
        sx={{ listStyle: 'none', m: 0, p: 0, '& a': { pl: '40px' } }}
      >
        {items.map((one) => (
          <li key={one.key}>
            <SideMenuItem item={one} active={one.key === current} rail={false} />
          </li>
        ))}
      </Box>
    </>
  );
}

function SideMenuItem({ item, active, rail }: { item: MenuItem; active: boolean; rail: boolean }) {
  const Link = useKitLink();
  const link = (
    <Box
      component={Link}
      href={item.href}
      aria-current={active ? 'page' : undefined}
      {...(item.newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...(rail ? { 'aria-label': item.label } : {})}
      sx={[ENTRY, rail ? { minHeight: 36, [TOUCH]: { minHeight: 48 } } : null]}
    >
      {item.icon}
      {!rail && <span>{item.label}</span>}
    </Box>
  );
  return rail ? (
    <Hint text={item.label} side="right" block>
      {link}
    </Hint>
  ) : (
    link
  );
}

const ENTRY = {
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  // A long name stands on two lines, beside its sign and the one that it opens.
  minHeight: 32,
  mx: '8px',
  px: '10px',
  py: '5px',
  lineHeight: '18px',
  overflowWrap: 'anywhere',
  position: 'relative',
  borderRadius: '6px',
  textDecoration: 'none',
  color: 'text.primary',
  overflow: 'hidden',
  '& .MuiSvgIcon-root': { fontSize: 20, color: 'text.secondary', flex: 'none' },
  '&:hover': { bgcolor: 'background.subtle' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': {
    bgcolor: 'primary.soft',
    color: 'primary.main',
    fontWeight: 600,
    '& .MuiSvgIcon-root': { color: 'primary.main' },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 auto 0 0',
      width: '3px',
      bgcolor: 'primary.main',
    },
  },
  [TOUCH]: { minHeight: 48 },
};
const BRANCH = {
  width: 'calc(100% - 16px)',
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  lineHeight: '18px',
  cursor: 'pointer',
  // Keeps the row's own colour: an icon of an open branch is as green as its words.
  '&[aria-expanded=true] .MuiSvgIcon-root': { color: 'inherit' },
};
const GROUP_LABEL = {
  px: '18px',
  pt: '12px',
  pb: '4px',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  color: 'text.secondary',
};
const RAIL_RULE = { borderTop: '1px solid', borderColor: 'divider', mt: '6px', pt: '6px', mx: '0px' };
