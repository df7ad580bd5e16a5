import { ENTRANCE, PAGES } from '@fonte/contracts';
import type { UserAction } from '@fonte/ui';
import { useSnackbar } from '@fonte/ui';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import SwitchAccountOutlined from '@mui/icons-material/SwitchAccountOutlined';
import { useColorScheme } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../core/api/sentence.ts';
import { useWords } from '../core/i18n/texts.ts';
import { useTexts } from '../core/i18n/use-texts.ts';
import { mayOpen } from '../core/navigation/may-open.ts';
import { queryClient } from '../core/query-client.ts';
import { setProfile } from '../core/session/session-calls.ts';
import { keepUser, useSignedIn } from '../core/session/session-store.ts';

const SCHEMES = [
  { scheme: 'light', icon: <LightModeOutlined fontSize="small" /> },
  { scheme: 'dark', icon: <DarkModeOutlined fontSize="small" /> },
  { scheme: 'system', icon: <ContrastOutlined fontSize="small" /> },
] as const;

/** Entries of the user menu: the dashboard where the menu has none, the other granted profiles, the other colour schemes, and 'Sair' to /logout. */
export function useAccount(): UserAction[] {
  const { t } = useTexts('shell');
  const words = useWords();
  const user = useSignedIn();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const { mode, setMode } = useColorScheme();
  const { mutate } = useMutation({
    mutationFn: setProfile,
    onSuccess: (changed) => {
      // Nothing that the former profile saw may stay in sight.
      queryClient.clear();
      keepUser(changed);
      void navigate('/');
    },
    onError: (failure) => snackbar.failure(t('profileFailed'), sentenceOf(failure)),
  });
  const others = (user.perfis ?? []).filter((profile) => profile !== user.perfil);
  return [
    // Whose menu does not hold the dashboard reaches it from here: it leads to their other pages, and to the semester report of GIZ.
    ...(user.menus.includes(PAGES.dashboard.menu.label) || !mayOpen(PAGES.dashboard.path, user.profile)
      ? []
      : [
          {
            key: 'dashboard',
            label: words(PAGES.dashboard.menu.label),
            icon: <DashboardOutlined fontSize="small" />,
            href: PAGES.dashboard.path,
          },
        ]),
    ...others.map((profile) => ({
      key: profile,
      label: t('switchProfile', { profile: words(profile) }),
      icon: <SwitchAccountOutlined fontSize="small" />,
      onSelect: () => mutate(profile),
    })),
    ...SCHEMES.filter(({ scheme }) => scheme !== (mode ?? 'system')).map(({ scheme, icon }) => ({
      key: scheme,
      label: t(`schemes.${scheme}`),
      icon,
      onSelect: () => setMode(scheme),
    })),
    {
      key: 'account',
      label: words(PAGES.minhaConta.title),
      icon: <ManageAccountsOutlined fontSize="small" />,
      href: PAGES.minhaConta.path,
    },
    { key: 'logout', label: t('signOut'), icon: <LogoutOutlined fontSize="small" />, href: ENTRANCE.logout },
  ];
}
