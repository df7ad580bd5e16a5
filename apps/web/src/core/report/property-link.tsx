import Link from '@mui/material/Link';
import { propertyPath } from '../navigation/property-path.ts';
import { RouterLink } from '../navigation/router-link.tsx';

/** A property's code, which leads to the property; what the row itself opens stays closed. */
export function PropertyLink({ code }: { code: string }) {
  return (
    <Link component={RouterLink} href={propertyPath(code)} onClick={(event) => event.stopPropagation()}>
      {code}
    </Link>
  );
}
