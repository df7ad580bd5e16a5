import type { KitLinkProps } from '@fonte/ui';
import type { MouseEventHandler, Ref } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export type RouterLinkProps = KitLinkProps & {
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
};

/** Addresses of other sites and programs. */
const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link through the router, for the kit and for MUI's `component`; outside addresses stay plain anchors. (The router's own brings with it what fetches
 * the pages of servers of its kind ahead: docs/decisions/0011.)
 */
export function RouterLink({ href, target, onClick, ref, children, ...rest }: RouterLinkProps) {
  const address = useHref(href);
  const follow = useLinkClickHandler(href, target ? { target } : {});
  const outside = OUTSIDE.test(href);
  return (
    <a
      {...rest}
      ref={ref}
      href={outside ? href : address}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!outside && !event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
