import Link from '@mui/material/Link';
import { propertyPath } from '../../navigation/property-path.ts';
import { RouterLink } from '../../navigation/router-link.tsx';

/** A property's code, which leads to the property, or to what else is told of it; what the row itself opens stays closed. */
export function PropertyLink({ code, href = propertyPath(code) }: { code: string; href?: string }) {
  return (
    <Link component={RouterLink} href={href} onClick={(event) => event.stopPropagation()}>
      {code}
    </Link>
  );
}
