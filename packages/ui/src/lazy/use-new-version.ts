import { useEffect, useState } from 'react';
import { whatIsPublished, type Published } from './new-version.ts';

/** What the server gives out now; asked once, when a part of the open page could not be fetched. null until it is known. */
export function usePublished(): Published | null {
  const [published, setPublished] = useState<Published | null>(null);
  useEffect(() => {
    let gone = false;
    void whatIsPublished().then((found) => !gone && setPublished(found));
    return () => {
      gone = true;
    };
  }, []);
  return published;
}
