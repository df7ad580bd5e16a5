import { ALL_PAGES, type PageName } from '@fonte/contracts';
import Box from '@mui/material/Box';
import { useWords } from '../i18n/texts.ts';
import { useSignedIn } from '../session/session-store.ts';
import { RouterLink } from './router-link.tsx';
import { TAB_BAR, TAB_OF_BAR } from './tab-bar.ts';

/** The pages that share the open one's parent, as its tabs; nothing where it has none. */
export function PageTabs({ page }: { page: PageName }) {
  const { profile } = useSignedIn();
  const say = useWords();
  const of = ALL_PAGES.find(([name]) => name === page)?.[1].tab?.of;
  const tabs = ALL_PAGES.flatMap(([name, { tab, path, profiles }]) =>
    tab && tab.of === of && profile && profiles.includes(profile) ? [{ name, path, label: tab.label }] : [],
  );
  const parent = ALL_PAGES.find(([name]) => name === of)?.[1];
  if (!parent || tabs.length < 2) return null;
  return (
    <Box component="nav" aria-label={say(parent.title)} data-print="hide" sx={TAB_BAR}>
      {tabs.map(({ name, path, label }) => (
        <Box
          key={name}
          component={RouterLink}
          href={path}
          aria-current={name === page ? 'page' : undefined}
          sx={TAB_OF_BAR}
        >
          {say(label)}
        </Box>
      ))}
    </Box>
  );
}
