import { pageOf } from '@fonte/contracts';
import { AppFrame, lazyPart, LoadingBar, PageTransition, Splash } from '@fonte/ui';
import { memo, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useLoading } from '../core/feedback/loading.ts';
import { useFilterAddress, useFilters } from '../core/filters/use-filters.ts';
import { useSaidElsewhere } from '../core/i18n/texts.ts';
import { useTexts } from '../core/i18n/use-texts.ts';
import { useOpenHeading } from '../core/navigation/page-heading.ts';
import { useTitle } from '../core/navigation/title.ts';
import { may, useSignedIn } from '../core/session/session-store.ts';
import { createKeptStore } from '../core/store.ts';
import type { DeviceBarProps } from './device-bar.tsx';
import { Footer } from './footer.tsx';
import { keepFrame } from './keep-frame.ts';
import { bottomOf, menuOf } from './menu.tsx';
import { pageTitle } from './page-title.ts';
import { PageSubHeader } from './sub-header/page-sub-header.tsx';
import { useAccount } from './use-account.tsx';
import { useSayLost } from './use-lost-address.ts';
import { useOpenedPage } from './use-opened-page.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useSessionRefresh } from './use-session-refresh.ts';
import './texts.ts';

/** Whether the menu's column is folded, as this person left it on this device. */
const folded = createKeptStore('fonte.menu-folded', false, (stored) => stored === true);

// What this device keeps is looked for after the frame is there; nobody waits for it.
const DeviceBar = memo(
  lazyPart<DeviceBarProps>(() => import('./device-bar.tsx').then((module) => module.DeviceBar), {
    waiting: () => null,
    failed: () => null,
  }),
);

/** The frame of all signed-in pages: header, menu, sub-header, the page, footer. */
export function Shell() {
  const { t } = useTexts('core');
  const said = useSaidElsewhere();
  const user = useSignedIn();
  const { pathname } = useLocation();
  const { ano } = useFilters();
  const open = pageOf(pathname);
  // The same ones while nothing of them changes: the frame's parts are then not drawn anew.
  const menu = useMemo(() => {
    const entries = menuOf(user.menus);
    return said?.menu(entries) ?? entries;
  }, [user.menus, said]);
  const bottom = useMemo(() => bottomOf(menu), [menu]);
  const actions = useAccount();
  // The map takes the whole width and height (docs/design/guide.md, 06).
  const wide = open?.name === 'mapa';
  const heading = useOpenHeading();
  const named = open && pageTitle(open.page, user, ano, heading);
  const title = named && (said?.title(named) ?? named);
  useTitle(title);
  useFilterAddress();
  useSessionRefresh();
  useScrollMemory();
  useSayLost();
  useOpenedPage(open?.page, pathname);
  useEffect(keepFrame, []);
  return (
    <>
      <OpeningSplash />
      <AppFrame
        productName={t('product')}
        menu={menu}
        bottom={bottom}
        current={open?.page.partOf ?? open?.name ?? ''}
        user={{ name: user.nome, about: said?.words(user.perfil) ?? user.perfil, actions }}
        subHeader={open && title && <PageSubHeader page={open.page} title={title} floating={wide} />}
        footer={<Footer hideLogos={wide} />}
        loadingBar={loadingBar}
        rail={wide}
        folded={folded.use()}
        onFold={folded.set}
        bleed={wide}
      >
        {may(user, 'media.edit') && <DeviceBar user={user} />}
        <PageTransition pageKey={open?.name ?? pathname}>
          <Outlet />
        </PageTransition>
      </AppFrame>
    </>
  );
}

function PageLoading({ top }: { top: number }) {
  return <LoadingBar active={useLoading()} top={top} />;
}
const loadingBar = (top: number) => <PageLoading top={top} />;

/** The splash is for the first opening; coming back from the terms is none. */
let openedBefore = false;

/** Covers the page until the loading counter first reaches zero, 3 s at most (first text, section 4); never again after that. */
function OpeningSplash() {
  const { t } = useTexts('core');
  const busy = useLoading();
  const [phase, setPhase] = useState<'before' | 'loading' | 'over'>(openedBefore ? 'over' : 'before');
  if (phase === 'before' && busy) setPhase('loading');
  if (phase === 'loading' && !busy) setPhase('over');
  useEffect(() => {
    openedBefore = true;
  }, []);
  return <Splash productName={t('product')} open={phase !== 'over'} />;
}
