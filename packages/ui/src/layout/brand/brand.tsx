import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface BrandProps {
  name: string;
  /** Side of the mark in px: 26 in the header, 34 and 28 on the public banner. */
  size?: number;
  /** Mark alone, for narrow places and paper. */
  markOnly?: boolean;
}

/** Three contour lines on ipê yellow, and the product's name. */
export function Brand({ name, size = 26, markOnly = false }: BrandProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: size > 30 ? '12px' : '10px' }}
    >
      <Box
        component="svg"
        viewBox="0 0 26 26"
        width={size}
        height={size}
        sx={{ flex: 'none', display: 'block' }}
        {...(markOnly ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      >
        <rect width="26" height="26" rx="6" fill="var(--mui-palette-ipe)" />
        <g fill="none" stroke="#123D2F" strokeWidth="2.3" strokeLinecap="round">
          <path d="M8 8.2c2.2-1.8 4.2-1.2 6.2-.2s3.800 1.200 6.600-.600" />
          <path d="M5.600 13.400c3-2.400 5.400-1.600 7.800-.400s4.600 1.400 7.400-.600" />
          <path d="M4.800 18.600c2.600-2.200 5-1.600 7.400-.400s4.800 1.200 8-1.200" />
        </g>
      </Box>
      {!markOnly && (
        <Typography
          component="span"
          sx={{
            fontFamily: '"Bricolage Grotesque Variable", sans-serif',
            fontWeight: 600,
            fontSize: size > 30 ? 24 : size > 27 ? 19 : 18.5,
            lineHeight: 1.3,
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Typography>
      )}
    </Box>
  );
}
