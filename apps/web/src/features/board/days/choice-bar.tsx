import type { ChoiceName, Chosen } from '@fonte/contracts/boards/choices';
import { CHOICES } from '@fonte/contracts/boards/choice-words';
import Box from '@mui/material/Box';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../../../core/i18n/texts.ts';
import { TAB_BAR, TAB_OF_BAR } from '../../../core/navigation/tab-bar.ts';

/** What is chosen above the cards, one of several; it stands in the address. */
export function ChoiceBar({ choice, chosen }: { choice: ChoiceName; chosen: Chosen }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const say = useWords();
  const { label, options } = CHOICES[choice];
  const choose = (value: string) => {
    const params = new URLSearchParams(search);
    params.set(choice, value);
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
  };
  return (
    <Box role="group" aria-label={say(label)} sx={TAB_BAR}>
      {options.map((option) => (
        <Box
          key={option.value}
          component="button"
          type="button"
          data-print="text"
          aria-pressed={option.value === chosen[choice]}
          onClick={() => choose(option.value)}
          sx={[TAB_OF_BAR, option.value === chosen[choice] ? null : AWAY_ON_PAPER]}
        >
          {say(option.label)}
        </Box>
      ))}
    </Box>
  );
}

// Paper says what was chosen, not what else could have been.
const AWAY_ON_PAPER = { '@media print': { display: 'none' } };
