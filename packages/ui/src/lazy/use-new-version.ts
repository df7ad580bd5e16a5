import { useEffect, useState } from 'react';
import { hasNewVersion } from './new-version.ts';

/** Whether a newer version of the portal was published; asked once, when a part of the open one could not be fetched. */
export function useNewVersion(): boolean {
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    let gone = false;
    void hasNewVersion().then((found) => !gone && setNewer(found));
    return () => {
      gone = true;
    };
  }, []);
  return newer;
}
