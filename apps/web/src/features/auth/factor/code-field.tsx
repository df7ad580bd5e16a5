import { LabelledField, type LabelledFieldProps } from '@fonte/ui';
import PinOutlined from '@mui/icons-material/PinOutlined';

/** A code of six figures: the figures' keyboard on the phone, and what the system offers from its own authenticator. */
export function CodeField(props: Omit<LabelledFieldProps, 'type' | 'autoComplete' | 'startIcon'>) {
  return (
    <LabelledField
      startIcon={<PinOutlined />}
      autoComplete="one-time-code"
      {...props}
      inputProps={{ inputMode: 'numeric', maxLength: 12 }}
    />
  );
}
