import { lazyPart } from '@fonte/ui';
import { UnsentBar } from '../core/media/unsent/unsent-bar.tsx';
import type { PackKeeperProps } from '../core/pack/pack-keeper.tsx';
import { may, type StoredUser } from '../core/session/session-store.ts';

// For who goes out to properties of their own.
const PackKeeper = lazyPart<PackKeeperProps>(
  () => import('../core/pack/pack-keeper.tsx').then((module) => module.PackKeeper),
  { waiting: () => null, failed: () => null },
);

export type DeviceBarProps = { user: StoredUser };

/** Above every page what this device keeps of its person: files that wait to be sent, and properties to read without a network. */
export function DeviceBar({ user }: DeviceBarProps) {
  return (
    <>
      <UnsentBar person={user.id} />
      {may(user, 'agenda.read') && <PackKeeper user={user} />}
    </>
  );
}
