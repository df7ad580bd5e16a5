import { ruleWords, type LookRule } from '@fonte/contracts/look-words';
import { formatCompactDecimals } from '@fonte/pt-br';
import Box from '@mui/material/Box';

export type RuleLegendProps = {
  rules: readonly LookRule[];
  nameOf: (indicador: number) => string | undefined;
};

/** What the marks and colours of a view mean: '■ Baixo: até 20'. */
export function RuleLegend({ rules, nameOf }: RuleLegendProps) {
  return (
    <Box component="ul" sx={LEGEND}>
      {rules.map((rule, at) => {
        const [mark, ...words] = ruleWords(rule, (value) => formatCompactDecimals(value, 6)).split(' ');
        const name = rule.indicador == null ? undefined : nameOf(rule.indicador);
        return (
          <Box component="li" key={at}>
            <Box component="span" aria-hidden sx={{ color: `${rule.tone}.dark` }}>
              {mark}
            </Box>{' '}
            {words.join(' ')}
            {name && ` (${name})`}
          </Box>
        );
      })}
    </Box>
  );
}

const LEGEND = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '14px',
  rowGap: '2px',
  fontSize: 12,
  lineHeight: '18px',
  color: 'text.secondary',
};
