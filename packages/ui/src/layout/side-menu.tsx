import Box from '@mui/material/Box';
import { useId } from 'react';
import { useKitLink } from '../theme/link-context.tsx';
import { TOUCH } from '../theme/media.ts';
import { Hint } from './hint.tsx';
import type { MenuGroup, MenuItem } from './menu-model.ts';

export interface SideMenuProps {
  groups: readonly MenuGroup[];
  /** Key of the page that is open. */
  current: string;
  /** 56 px, icons only, names in tooltips. */
  rail?: boolean;
  onNavigate?: (() => void) | undefined;
}

/** The menu's list, in the open column, the rail and the drawer alike. */
export function SideMenu({ groups, current, rail = false, onNavigate }: SideMenuProps) {
  const id = useId();
  return (
    // A click anywhere inside bubbles up from a link: the drawer closes on it.
    <Box component="nav" aria-label="Menu principal" onClick={onNavigate} sx={{ py: '8px' }}>
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
                <SideMenuItem item={item} active={item.key === current} rail={rail} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function SideMenuItem({ item, active, rail }: { item: MenuItem; active: boolean; rail: boolean }) {
  const Link = useKitLink();
  const link = (
    <Box
      component={Link}
      href={item.href}
      aria-current={active ? 'page' : undefined}
      {...(rail ? { 'aria-label': item.label } : {})}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '9px',
        height: rail ? 36 : 32,
        mx: '8px',
        px: '10px',
        position: 'relative',
        borderRadius: '6px',
        textDecoration: 'none',
        color: 'text.primary',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
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
        [TOUCH]: { height: 48 },
      }}
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
