import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import ClearOutlined from '@mui/icons-material/ClearOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState, type ReactNode } from 'react';
import { NativeSelectField } from '../forms/native-select-field.tsx';
import { useNarrow } from '../theme/use-scheme.ts';
import type { SortOrder } from './data-table-props.ts';
import { useGridWords } from './words.ts';

/** Typing settles for so long before the server is asked, ms. */
const SETTLE = 300;

export interface ListBarProps {
  /** 'Buscar em todas as linhas'. */
  label: string;
  search: string;
  onSearch: (text: string) => void;
  /** How the rows are ordered: shown where there are no column heads to click. */
  sort: {
    label: string;
    /** Words of the order that nobody chose. */
    none: string;
    options: readonly { field: string; header: string }[];
    value: SortOrder | null;
    onSort: (sort: SortOrder | null) => void;
    /** 'Crescente', 'Decrescente': which one a click gives. */
    directions: Readonly<Record<SortOrder['direction'], string>>;
  };
  /** '27 de 518 linhas'. */
  note?: ReactNode;
}

/** Above a list whose rows stay on the server: a search over all of them, and on narrow screens their order. */
export function ListBar({ label, search, onSearch, sort, note }: ListBarProps) {
  const narrow = useNarrow('md');
  return (
    <Box sx={BAR}>
      <SearchField label={label} search={search} onSearch={onSearch} />
      {narrow && <SortFields {...sort} />}
      {note && (
        <Box role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {note}
        </Box>
      )}
    </Box>
  );
}

function SearchField({ label, search, onSearch }: Pick<ListBarProps, 'label' | 'search' | 'onSearch'>) {
  const words = useGridWords();
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // What the address says now and nobody typed here: a link, the browser's Back. What was typed on meanwhile stays.
  if (known !== search) {
    setKnown(search);
    if (!typed.startsWith(search)) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search.trim()) return undefined;
    const wait = setTimeout(() => onSearch(typed.trim()), SETTLE);
    return () => clearTimeout(wait);
  }, [typed, search, onSearch]);
  return (
    <OutlinedInput
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(typed.trim());
        // Esc empties the field first and only then closes what it stands in.
        if (event.key === 'Escape' && typed !== '') {
          event.stopPropagation();
          setTyped('');
          onSearch('');
        }
      }}
      placeholder={label}
      inputProps={{ 'aria-label': label, maxLength: 100 }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0, color: 'text.secondary' }}>
          <SearchOutlined sx={{ fontSize: 20 }} />
        </InputAdornment>
      }
      endAdornment={
        typed === '' ? null : (
          <InputAdornment position="end">
            <IconButton
              size="small"
              aria-label={words.clearSearch}
              onClick={() => {
                setTyped('');
                onSearch('');
              }}
            >
              <ClearOutlined sx={{ fontSize: 18 }} />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{
        flex: '1 1 240px',
        maxWidth: { md: 360 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}

function SortFields({ label, none, options, value, onSort, directions }: ListBarProps['sort']) {
  const turned = value?.direction === 'desc' ? 'asc' : 'desc';
  return (
    <Box sx={{ display: 'flex', alignItems: 'end', gap: '8px', flex: '1 1 240px', minWidth: 0 }}>
      <NativeSelectField
        label={label}
        value={value?.field ?? ''}
        onChange={(field) => onSort(field === '' ? null : { field, direction: value?.direction ?? 'desc' })}
        options={[
          { value: '', label: none },
          ...options.map(({ field, header }) => ({ value: field, label: header })),
        ]}
      />
      {value && (
        <IconButton
          aria-label={directions[turned]}
          onClick={() => onSort({ field: value.field, direction: turned })}
        >
          {value.direction === 'desc' ? <ArrowDownwardOutlined /> : <ArrowUpwardOutlined />}
        </IconButton>
      )}
    </Box>
  );
}

const BAR = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 16px',
  px: '16px',
  py: '8px',
  borderBottom: '1px solid',
  borderColor: 'divider',
};
