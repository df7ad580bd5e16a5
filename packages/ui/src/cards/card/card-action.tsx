import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent, ReactNode } from 'react';
import { useKitLink } from '../../theme/link-context.tsx';
import { Hint } from '../../layout/hint.tsx';
import { TOUCH } from '../../theme/media.ts';

export interface CardActionProps {
  label: string;
  icon?: ReactNode;
  onClick?: (() => void) | undefined;
  href?: string;
  /** Links to other pages are underlined ('Relatório completo'). */
  underline?: boolean;
  /** The work was started; the icon turns into a ring and the button waits. */
  busy?: boolean;
}

/** A text action of 28 px in a card's head or foot: 'Baixar Dados', 'Filtros'. */
export function CardAction({ label, icon, onClick, href, underline = false, busy = false }: CardActionProps) {
  const Link = useKitLink();
  return (
    <Button
      variant="text"
      size="small"
      data-print="hide"
      disabled={busy}
      startIcon={busy ? <CircularProgress size={16} aria-hidden /> : icon}
      {...(href ? { component: Link, href } : {})}
      {...(onClick ? { onClick } : {})}
      sx={underline ? { textDecoration: 'underline', textUnderlineOffset: '2px' } : undefined}
    >
      {label}
    </Button>
  );
}

export interface CardIconActionProps {
  /** Tooltip and accessible name. */
  label: string;
  icon: ReactNode;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** A link instead of a button. */
  href?: string | undefined;
  /** For what stays on, such as 'Ver tabela'. */
  pressed?: boolean;
  expanded?: boolean;
  disabled?: boolean;
}

/** An icon of 26 px with its words in a tooltip. */
export function CardIconAction({
  label,
  icon,
  onClick,
  href,
  pressed,
  expanded,
  disabled = false,
}: CardIconActionProps) {
  const Link = useKitLink();
  return (
    <Hint text={label}>
      <IconButton
        aria-label={label}
        disabled={disabled}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        {...(expanded === undefined ? {} : { 'aria-expanded': expanded, 'aria-haspopup': 'dialog' as const })}
        {...(href === undefined ? {} : { component: Link, href })}
        {...(onClick ? { onClick } : {})}
        sx={[BUTTON, pressed === true || expanded === true ? ON : null]}
      >
        {icon}
      </IconButton>
    </Hint>
  );
}

const BUTTON = {
  width: 26,
  height: 26,
  '& .MuiSvgIcon-root': { fontSize: 18 },
  [TOUCH]: { width: 44, height: 44 },
};
const ON = { bgcolor: 'primary.soft', color: 'primary.main' };
