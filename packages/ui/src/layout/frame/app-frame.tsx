import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useNarrow } from '../../theme/use-scheme.ts';
import { BottomBar } from './bottom-bar.tsx';
import { FrameHeader } from './frame-header.tsx';
import { FrameMenuContext } from './frame-menu.ts';
import { lazyPart } from '../../lazy/lazy-part.tsx';
import type { MenuDrawerProps } from './menu-drawer.tsx';
import type { MenuGroup, MenuItem, UserAction } from './menu-model.ts';
import { OpenFailure } from '../../lazy/open-failure.tsx';
import { ScrollToTop } from '../page/scroll-to-top.tsx';
import { SideMenu } from './side-menu.tsx';
import { UserMenu } from './user-menu.tsx';
import { useFrameWords } from '../words.ts';

export interface AppFrameProps {
  productName: string;
  /** Where the brand leads. */
  homeHref?: string;
  menu: readonly MenuGroup[];
  /** At most three entries of the bottom bar. */
  bottom?: readonly MenuItem[];
  /** Key of the open page's menu item. */
  current: string;
  user: { name: string; about?: string; actions: readonly UserAction[] };
  headerEnd?: ReactNode;
  /** Usually <SubHeader>; sticks under the header. */
  subHeader?: ReactNode;
  footer?: ReactNode;
  /** The page wants the width (map): menu as a rail even on wide screens. */
  rail?: boolean;
  /** Whether the column is folded to its icons on wide screens, and what its button asks for; without them the frame minds it itself. */
  folded?: boolean;
  onFold?: (folded: boolean) => void;
  /** Told how far down it stands, in px: a <LoadingBar> that knows by itself whether something is fetched, so that the frame is not drawn anew for it. */
  loadingBar?: (top: number) => ReactNode;
  /**
   * The page draws to the edges and takes all height (map): no padding, and the footer only where there is room. On a phone it has the whole
   * screen: header and bottom bar make way for the floating sub-header, and the account's actions stand in the menu.
   */
  bleed?: boolean;
  children: ReactNode;
}

// Fetched when it is first opened: wide screens never need it.
const MenuDrawer = lazyPart<MenuDrawerProps>(
  () => import('./menu-drawer.tsx').then((module) => module.MenuDrawer),
  { failed: ({ open, onClose }, retry) => open && <OpenFailure onRetry={retry} onClose={onClose} /> },
);

/** Header 48, menu 252 (rail 56 below 1200, drawer below 768, bottom bar below 544), sticky sub-header, content, footer. */
export function AppFrame(props: AppFrameProps) {
  const words = useFrameWords();
  const { menu, current, bottom = [], bleed = false } = props;
  const belowMenu = useNarrow('xl');
  const belowRail = useNarrow('md');
  const immersed = useNarrow('sm') && bleed;
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [drawerAsked, setDrawerAsked] = useState(false);
  const [ownFolded, setOwnFolded] = useState(false);
  const { folded = ownFolded, onFold = setOwnFolded } = props;
  const rail = !belowRail && (belowMenu || props.rail === true || folded);
  const openDrawer = () => {
    setDrawerAsked(true);
    setDrawerOpen(true);
  };
  // On wide screens the button folds the column; elsewhere it opens the drawer with the names.
  const foldable = !belowMenu && props.rail !== true;
  return (
    <Box sx={[FRAME, immersed ? IMMERSED : null]}>
      <Box component="a" href="#conteudo" data-print="hide" sx={SKIP_LINK}>
        {words.toContent}
      </Box>
      {!immersed && (
        <FrameHeader
          productName={props.productName}
          homeHref={props.homeHref ?? '/'}
          menuLabel={foldable && !folded ? words.foldMenu : words.openMenu}
          menuOpen={foldable ? !folded : drawerOpen}
          onMenu={() => (foldable ? onFold(!folded) : openDrawer())}
          end={props.headerEnd}
          user={<UserMenu {...props.user} />}
        />
      )}
      {props.loadingBar?.(immersed ? 0 : 48)}
      <Box sx={{ flex: 1, display: 'flex', minWidth: 0 }}>
        {!belowRail && (
          <Box data-print="hide" sx={[COLUMN, { width: rail ? 56 : 252 }]}>
            <Box sx={COLUMN_SCROLL}>
              <SideMenu groups={menu} current={current} rail={rail} />
            </Box>
          </Box>
        )}
        <Box sx={[COLUMN_OF_PAGE, { pb: immersed ? 0 : { xs: '60px', sm: 0 } }]}>
          <Box component="main" id="conteudo" tabIndex={-1} sx={MAIN}>
            <FrameMenuContext value={immersed ? { open: drawerOpen, onOpen: openDrawer } : null}>
              {props.subHeader}
            </FrameMenuContext>
            <Box data-print="column" sx={[CONTENT, bleed ? BLEED : PADDED]}>
              {props.children}
            </Box>
          </Box>
          <ScrollToTop />
          {(!bleed || !belowRail) && props.footer}
        </Box>
      </Box>
      {drawerAsked && (
        <MenuDrawer
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          groups={menu}
          current={current}
          {...(immersed
            ? { account: props.user, brand: { name: props.productName, href: props.homeHref ?? '/' } }
            : {})}
        />
      )}
      {!immersed && <BottomBar items={bottom} current={current} onMenu={openDrawer} />}
    </Box>
  );
}

const FRAME = { minHeight: '100vh', display: 'flex', flexDirection: 'column' };
/** What of the screen the browser's own bars leave. */
const IMMERSED = { minHeight: '100dvh' };
const COLUMN_OF_PAGE = { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' };
const COLUMN = {
  flex: 'none',
  bgcolor: 'background.paper',
  borderRight: '1px solid',
  borderColor: 'divider',
};
const COLUMN_SCROLL = {
  position: 'sticky',
  top: 48,
  maxHeight: 'calc(100vh - 48px)',
  overflowY: 'auto',
  overflowX: 'hidden',
};
const MAIN = { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', outline: 'none' };
const CONTENT = { flex: 1, minWidth: 0 };
const PADDED = { p: { xs: '12px', sm: '20px' }, pt: { xs: '12px', sm: '16px' } };
const BLEED = { display: 'flex', flexDirection: 'column', position: 'relative' };
const SKIP_LINK = {
  position: 'fixed',
  left: 8,
  top: -60,
  zIndex: 'tooltip',
  p: '10px 14px',
  bgcolor: 'background.paper',
  color: 'primary.main',
  borderRadius: '6px',
  '&:focus': { top: 4 },
};
