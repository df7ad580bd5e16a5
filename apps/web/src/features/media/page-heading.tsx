import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What a gallery is of: its name, and a line under it. */
export function PageHeading({ name, detail }: { name: string; detail?: string | undefined }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {detail && (
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {detail}
        </Typography>
      )}
    </Box>
  );
}
