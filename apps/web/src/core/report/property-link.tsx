import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { propertyPath } from '../navigation/property-path.ts';

/** A property's code, which leads to the property; what the row itself opens stays closed. */
export function PropertyLink({ code }: { code: string }) {
  return (
    <Link component={RouterLink} to={propertyPath(code)} onClick={(event) => event.stopPropagation()}>
      {code}
    </Link>
  );
}
