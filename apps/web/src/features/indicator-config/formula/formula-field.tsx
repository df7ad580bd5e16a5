import { catalogueOf, type Catalogue } from '@fonte/formula';
import { FieldFrame, lazyPart, PartFailure } from '@fonte/ui';
import type { TokenEditorHandle, TokenEditorProps } from '@fonte/ui/token-editor';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo, useRef } from 'react';
import { useTexts } from '../../../core/i18n/use-texts.ts';
import type { FormulaProblem } from '../calls.ts';
import {
  afterColon,
  formulaCompletion,
  formulaTokens,
  lineOf,
  withoutProposal,
  withoutStrayTriggers,
} from './editor-language.ts';
import { useValues } from './use-values.ts';

// The fields stand before the editor's code has come.
const TokenEditor = lazyPart<TokenEditorProps>(
  () => import('@fonte/ui/token-editor').then((module) => module.TokenEditor),
  {
    waiting: () => <Box sx={{ height: HEIGHT }} />,
    failed: (_props, retry) => <PartFailure height={HEIGHT} onRetry={retry} />,
  },
);

/** The editor's height, kept while it comes. */
const HEIGHT = 170;
const NOTHING = catalogueOf([]);
/** Problems that are written out; the others are counted. */
const SHOWN = 3;
const ID = 'formula';

export type FormulaFieldProps = {
  value: string;
  onChange: (value: string) => void;
  catalogue: Catalogue | undefined;
  problems: readonly FormulaProblem[];
  /** 'Obrigatório', once saving was tried. */
  error: string | undefined;
};

/** The formula with its colours, suggestions, wavy underlines, and under it each problem with its line and a proposed fix. */
export function FormulaField({ value, onChange, catalogue = NOTHING, problems, error }: FormulaFieldProps) {
  const { t } = useTexts('indicatorConfig');
  const editor = useRef<TokenEditorHandle>(null);
  const words = {
    column: t('suggestions.column'),
    indicator: t('suggestions.indicator'),
    operator: t('suggestions.operator'),
    dimension: t('suggestions.dimension'),
    count: (shown: number, total: number) =>
      t('suggestions.count', { shown: String(shown), total: String(total) }),
  };
  const { valuesAt, note } = useValues();
  const underlined = useMemo(() => problems.map(({ start, end }) => ({ from: start, to: end })), [problems]);
  return (
    <FieldFrame
      id={ID}
      label={t('formula')}
      labelEnd={
        <Box sx={{ fontSize: 12, color: note ? 'text.secondary' : 'text.tertiary' }}>
          <span role="status">{note && !note.waiting && note.text}</span>
          {note ? note.waiting && note.text : t('formulaHint')}
        </Box>
      }
      error={error}
    >
      <TokenEditor
        ref={editor}
        value={value}
        onChange={onChange}
        labelledBy={`${ID}-label`}
        describedBy={problems.length > 0 ? `${ID}-problems` : undefined}
        invalid={problems.length > 0 || error !== undefined}
        placeholder={t('formulaStart')}
        tokens={formulaTokens}
        complete={(text, caret) =>
          valuesAt(text, caret, catalogue) ?? formulaCompletion(text, caret, catalogue, words)
        }
        offered={catalogue}
        tidy={withoutStrayTriggers}
        problems={underlined}
      />
      <Box id={`${ID}-problems`} aria-live="polite" sx={{ mt: '6px', display: 'grid', gap: '4px' }}>
        {problems.slice(0, SHOWN).map((problem) => (
          <Box key={`${problem.start} ${problem.message}`} sx={PROBLEM}>
            <ErrorOutlined aria-hidden sx={{ fontSize: 18, mt: '1px' }} />
            <span>
              {t('problem.line', {
                line: String(lineOf(value, problem.start)),
                sentence: afterColon(withoutProposal(problem.message)),
              })}
              {problem.fix && (
                <>
                  {` ${t('problem.meant')} `}
                  <Link
                    component="button"
                    type="button"
                    color="inherit"
                    onClick={() =>
                      problem.fix && editor.current?.replace(problem.start, problem.end, problem.fix.text)
                    }
                  >
                    {problem.fix.label}
                  </Link>
                  ?
                </>
              )}
            </span>
          </Box>
        ))}
        {problems.length > SHOWN && (
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
            {t('problem.more', { count: problems.length - SHOWN })}
          </Box>
        )}
      </Box>
    </FieldFrame>
  );
}

const PROBLEM = {
  display: 'flex',
  gap: '6px',
  fontSize: 13,
  lineHeight: '20px',
  color: 'error.main',
  '& button': { font: 'inherit', fontWeight: 600, verticalAlign: 'baseline' },
};
