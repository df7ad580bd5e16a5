import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { normalise, startsWithText } from '@fonte/pt-br';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { MAP_PANEL_SHADOW } from '../theme/shadows.ts';

/** At most this many suggestions (specification 2, section 9). */
export const SEARCH_LIMIT = 5;

export interface SearchOption {
  id: string;
  /** What is searched: the name. */
  label: string;
  /** Code or place; searched too when it is a prefix. */
  detail?: string;
  /** What is searched instead of label and detail, where the label is put together of several things. */
  terms?: readonly string[];
}

export interface MapSearchProps {
  /** 'Propriedades'. */
  label: string;
  options: readonly SearchOption[];
  onPick: (option: SearchOption) => void;
  /** The options come from the server as one types. */
  onType?: (text: string) => void;
  loading?: boolean;
  /** 'Carregando...' unless told. */
  loadingText?: string;
  /** 'Nenhum item encontrado' unless told. */
  emptyText?: string;
  width?: number | string;
  /** The options are what the server found: nothing is left out here. */
  filtered?: boolean;
  /** In a bar that has paper and shadow of its own; the suggestions are as wide as the screen. */
  flat?: boolean;
}

/** Options whose name or code begins with the text, accents and case ignored; at most five. Nothing for no text. */
export function matching(options: readonly SearchOption[], text: string): SearchOption[] {
  if (normalise(text) === '') return [];
  const found: SearchOption[] = [];
  for (const option of options) {
    const terms = option.terms ?? [option.label, option.detail ?? ''];
    if (terms.some((term) => startsWithText(term, text))) found.push(option);
    if (found.length === SEARCH_LIMIT) break;
  }
  return found;
}

/** Search over the map's top left. */
export function MapSearch(props: MapSearchProps) {
  const {
    label,
    options,
    onPick,
    onType,
    loading = false,
    width = 300,
    filtered = false,
    flat = false,
  } = props;
  return (
    <Box data-ground="paper" sx={[{ width, maxWidth: '100%', borderRadius: '8px' }, flat ? null : PAPER]}>
      <Autocomplete<SearchOption>
        options={[...options]}
        filterOptions={(all, { inputValue }) => (filtered ? all : matching(all, inputValue))}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        noOptionsText={props.emptyText ?? 'Nenhum item encontrado'}
        loading={loading}
        loadingText={props.loadingText ?? 'Carregando...'}
        blurOnSelect
        forcePopupIcon={false}
        {...(flat ? { slotProps: { popper: { style: { width: 'calc(100vw - 24px)' } } } } : {})}
        onChange={(_event, option) => option && onPick(option)}
        onInputChange={(_event, text) => onType?.(text)}
        renderOption={({ key, ...item }, option) => (
          <Box component="li" key={key} {...item}>
            <Box sx={{ flex: 1 }}>{option.label}</Box>
            <Box sx={{ fontSize: 12, color: 'text.secondary', ml: '8px' }}>{option.detail}</Box>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={label}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label },
              input: {
                ...params.slotProps.input,
                startAdornment: (
                  <InputAdornment position="start" sx={{ ml: '6px', mr: 0 }}>
                    <SearchOutlined />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
        sx={{
          '& .MuiOutlinedInput-root': { minHeight: 40, py: 0 },
          // The panel's own edge is enough, until the field has the focus.
          '&& .MuiOutlinedInput-root:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'transparent',
          },
        }}
      />
    </Box>
  );
}

const PAPER = { boxShadow: MAP_PANEL_SHADOW, bgcolor: 'background.paper' };
