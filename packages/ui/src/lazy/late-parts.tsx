import type { ComponentType } from 'react';

/**
 * Parts that only stand inside something that waits for them, as entries do in a menu: fetched together by `fetch`, drawn by their names once they
 * are there.
 */
export function lateParts<Parts extends Readonly<Record<keyof Parts, unknown>>>(load: () => Promise<Parts>) {
  let parts: Parts | undefined;
  return {
    fetch: async (): Promise<Parts> => (parts ??= await load()),
    part: <Name extends keyof Parts>(name: Name): Parts[Name] =>
      function LatePart(props: object) {
        const Part = parts?.[name] as ComponentType<object> | undefined;
        return Part ? <Part {...props} /> : null;
      } as Parts[Name],
  };
}
