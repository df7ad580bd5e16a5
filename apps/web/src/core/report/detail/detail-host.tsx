import { lazyDialog } from '@fonte/ui';
import { useMay } from '../../session/session-store.ts';
import type { DetailDialogProps } from './detail-dialog.tsx';
import { useDetailAddress } from '../drill/drill-address.ts';

// Comes with its grid when something is opened.
const DetailDialog = lazyDialog<DetailDialogProps>(() =>
  import('./detail-dialog.tsx').then((module) => module.DetailDialog),
);

/** Detalhamento of whatever the address names; for profiles without drill-down it does nothing (first text, section 5). */
export function DetailHost() {
  const mayDrill = useMay('report.drill');
  const { detail, turnTo, close } = useDetailAddress();
  if (!mayDrill || !detail) return null;
  // Another point is another dialog: no figure of the one before stands beside its name.
  return <DetailDialog key={JSON.stringify(detail.point)} detail={detail} onTurn={turnTo} onClose={close} />;
}
