import type { KitLinkProps } from '@fonte/ui';
import type { Ref } from 'react';
import { Link } from 'react-router';

/** The kit's links through the router; hash-only and outside addresses stay plain anchors. */
export function RouterLink({ href, ref, ...rest }: KitLinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  return <Link to={href} ref={ref} {...rest} />;
}
