import LockOutlined from '@mui/icons-material/LockOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { LabelledField, type LabelledFieldProps } from './labelled-field.tsx';
import { useFormWords } from './words.ts';

/** A password with 'Mostrar senha' / 'Ocultar senha'; tabbed to after the field. */
export function PasswordField(props: Omit<LabelledFieldProps, 'type' | 'endAdornment'>) {
  const words = useFormWords();
  const [shown, setShown] = useState(false);
  return (
    <LabelledField
      startIcon={<LockOutlined />}
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            aria-label={shown ? words.hidePassword : words.showPassword}
            onClick={() => setShown(!shown)}
            edge="end"
            sx={{ mr: '-6px' }}
          >
            {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
