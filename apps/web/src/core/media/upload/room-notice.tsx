import { Notice } from '@fonte/ui';
import { useEffect, useState } from 'react';
import { hasLittleRoom } from '../../device-room.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { isUnderWay, type UploadItem } from './upload-item.ts';
import './room-texts.ts';

export type RoomNoticeProps = { items: readonly UploadItem[] };

/** That this device could not keep a file that is on its way, or soon will not: nothing while there is room. */
export function RoomNotice({ items }: RoomNoticeProps) {
  const { t } = useTexts('room');
  const [little, setLittle] = useState(false);
  const kept = items.filter((item) => item.kept !== null).length;
  useEffect(() => {
    let here = true;
    void hasLittleRoom().then((is) => here && setLittle(is));
    return () => {
      here = false;
    };
    // Each file that is kept takes of it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [kept]);
  const none = items.some((item) => item.unkept && isUnderWay(item));
  if (!none && !little) return null;
  return (
    <Notice tone="warning" role="status" dense>
      {t(none ? 'none' : 'little')}
    </Notice>
  );
}
