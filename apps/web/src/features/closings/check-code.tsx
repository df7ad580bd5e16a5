import { readCode } from '@fonte/contracts/closing-code';
import { CardShell, LabelledField } from '@fonte/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../core/i18n/use-texts.ts';
import { closingPath } from './closing-path.ts';
import './texts.ts';

/** A field for the code of a printed sheet; a slip is seen here, before anybody is asked. */
export function CheckCode({ first = '' }: { first?: string }) {
  const { t } = useTexts('closings');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(first);
  const [tried, setTried] = useState(first !== '');
  const code = readCode(typed);
  return (
    <CardShell title={t('check.title')} subtitle={t('check.lead')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: { preventDefault(): void }) => {
          event.preventDefault();
          setTried(true);
          if (code !== null) void navigate(closingPath(code));
        }}
        sx={{
          display: 'grid',
          gap: '12px',
          pb: '16px',
          justifyItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '320px auto' },
          justifyContent: 'start',
        }}
      >
        <Box sx={{ width: '100%' }}>
          <LabelledField
            label={t('check.code')}
            hint={t('check.hint')}
            value={typed}
            error={tried && code === null ? t('check.wrong') : undefined}
            inputProps={{
              maxLength: 40,
              autoCapitalize: 'characters',
              spellCheck: false,
              autoComplete: 'off',
            }}
            onChange={(event) => {
              setTyped(event.target.value);
              setTried(false);
            }}
          />
        </Box>
        <Button type="submit" variant="outlined" sx={{ mt: { sm: '24px' } }}>
          {t('check.go')}
        </Button>
      </Box>
    </CardShell>
  );
}
