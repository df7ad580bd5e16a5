import {
  RULE_LABELS,
  RULE_TESTS,
  RULES_PER_VIEW,
  TONE_LABELS,
  TONE_MARKS,
  TONES,
  type RuleTest,
  type Tone,
} from '@fonte/contracts/look-words';
import { LabelledField, SelectField } from '@fonte/ui';
import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import { Hint } from './hint.tsx';
import { newRule, ruleFaults, type NamedIndicator, type RuleDraft } from './look-draft.ts';

export type RuleLinesProps = {
  rules: readonly RuleDraft[];
  indicators: readonly NamedIndicator[];
  /** Of bars, which several series may share or stand on each other as parts of a whole. */
  bars: 'beside' | 'stacked' | null;
  /** Whether what is missing is said. */
  checked: boolean;
  onChange: (rules: RuleDraft[]) => void;
};

/** Colours by value, the first that fits first. */
export function RuleLines({ rules, indicators, bars, checked, onChange }: RuleLinesProps) {
  const { t } = useTexts('viewLook');
  const change = (at: number, part: Partial<RuleDraft>) =>
    onChange(rules.map((one, other) => (other === at ? { ...one, ...part } : one)));
  return (
    <>
      <Hint>
        {t('rules.hint')}
        {bars && ` ${t(bars === 'stacked' ? 'rules.stacked' : 'rules.several')}`}
      </Hint>
      {rules.map((rule, at) => (
        <RuleLine
          // Lines are told apart by their place: two may be the same while they are filled.
          key={at}
          number={at + 1}
          rule={rule}
          indicators={indicators}
          checked={checked}
          onChange={(part) => change(at, part)}
          onRemove={() => onChange(rules.filter((_, other) => other !== at))}
        />
      ))}
      {rules.length < RULES_PER_VIEW && (
        <Button
          variant="text"
          startIcon={<AddOutlined />}
          onClick={() => onChange([...rules, newRule(TONES.at(rules.length % TONES.length) ?? 'info')])}
          sx={{ ml: '-8px' }}
        >
          {t('rules.add')}
        </Button>
      )}
    </>
  );
}

type RuleLineProps = {
  number: number;
  rule: RuleDraft;
  indicators: readonly NamedIndicator[];
  checked: boolean;
  onChange: (part: Partial<RuleDraft>) => void;
  onRemove: () => void;
};

const ALL = '';

function RuleLine({ number, rule, indicators, checked, onChange, onRemove }: RuleLineProps) {
  const { t } = useTexts('viewLook');
  const faults = ruleFaults(rule);
  const said = (wrong: boolean, sentence: string) => (checked && wrong ? sentence : undefined);
  const until = faults.until === 'order' ? t('rules.fromTo') : t('needNumber');
  return (
    <Box role="group" aria-label={t('rules.rule', { number: String(number) })} sx={LINE}>
      {indicators.length > 1 && (
        <SelectField
          label={t('rules.indicator')}
          value={rule.indicador === null ? ALL : String(rule.indicador)}
          placeholder={t('rules.all')}
          options={[
            { value: ALL, label: t('rules.all') },
            ...indicators.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(chosen) => onChange({ indicador: chosen === ALL ? null : Number(chosen) })}
        />
      )}
      <SelectField
        label={t('rules.when')}
        value={rule.when}
        options={RULE_TESTS.map((value) => ({ value, label: RULE_LABELS[value] }))}
        onChange={(when) => onChange({ when: when as RuleTest })}
      />
      <LabelledField
        label={t('rules.value')}
        value={rule.value}
        inputMode="decimal"
        error={said(faults.value, t('needNumber'))}
        onChange={(event) => onChange({ value: event.target.value })}
      />
      {rule.when === 'between' && (
        <LabelledField
          label={t('rules.until')}
          value={rule.until}
          inputMode="decimal"
          error={said(faults.until !== null, until)}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      )}
      <SelectField
        label={t('rules.tone')}
        value={rule.tone}
        options={TONES.map((value) => ({ value, label: `${TONE_MARKS[value]} ${TONE_LABELS[value]}` }))}
        onChange={(tone) => onChange({ tone: tone as Tone })}
      />
      <LabelledField
        label={t('rules.word')}
        placeholder={t('rules.wordHint')}
        value={rule.word}
        inputProps={{ maxLength: 30 }}
        error={said(faults.word, t('required'))}
        onChange={(event) => onChange({ word: event.target.value })}
      />
      <IconButton
        aria-label={t('rules.remove', { number: String(number) })}
        onClick={onRemove}
        sx={{ mt: { sm: '22px' }, justifySelf: 'end' }}
      >
        <DeleteOutlined />
      </IconButton>
    </Box>
  );
}

const LINE = {
  display: 'grid',
  width: '100%',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(112px, 1fr))' },
  gap: '8px',
  alignItems: 'start',
  pb: '10px',
  borderBottom: '1px solid',
  borderColor: 'divider',
};
