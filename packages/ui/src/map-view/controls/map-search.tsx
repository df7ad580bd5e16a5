import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { MAP_PANEL_SHADOW } from '../../theme/shadows.ts';
import { useCommonWords } from '../../words/common.ts';

export interface SearchOption {
  id: string;
  label: string;
}

export interface MapSearchProps {
  /** 'Propriedades'. */
  label: string;
  /** What was found for the text; nothing is left out here. */
  options: readonly SearchOption[];
  onPick: (option: SearchOption) => void;
  /** What was picked is taken away again. */
  onClear?: () => void;
  onType: (text: string) => void;
  loading?: boolean;
  /** 'Carregando...' unless told. */
  loadingText?: string;
  /** 'Nenhum item encontrado' unless told. */
  emptyText?: string;
  width?: number | string;
  /** In a bar that has paper and shadow of its own; the suggestions are as wide as the screen. */
  flat?: boolean;
}

/** Search over the map's top left. */
export function MapSearch(props: MapSearchProps) {
  const common = useCommonWords();
  const { label, options, onPick, onType, loading = false, width = 300, flat = false } = props;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <Box data-ground="paper" sx={[{ width, maxWidth: '100%', borderRadius: '8px' }, flat ? null : PAPER]}>
      <Autocomplete<SearchOption>
        options={[...options]}
        filterOptions={(all) => all}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        noOptionsText={props.emptyText ?? common.noItem}
        loading={loading}
        loadingText={props.loadingText ?? common.loading}
        blurOnSelect
        forcePopupIcon={false}
        // Nothing was looked for yet: nothing to say about it.
        open={open && typed.trim() !== ''}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slotProps={{
          listbox: { sx: ALL_ROWS },
          ...(flat ? { popper: { style: { width: 'calc(100vw - 24px)' } } } : {}),
        }}
        onChange={(_event, option) => (option ? onPick(option) : props.onClear?.())}
        onInputChange={(_event, text) => {
          setTyped(text);
          onType(text);
        }}
        renderOption={({ key, ...item }, option) => (
          <Box component="li" key={key} {...item}>
            {option.label}
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
/** Eight rows of two lines without scrolling (specification 2, 2.5), where the screen has room. */
const ALL_ROWS = { maxHeight: 'min(440px, 60vh)' };
