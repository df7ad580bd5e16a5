// The fields that the grid's panels are made of; fetched by late-fields.ts, named as the build asks for them (apps/web/undrawn.ts).
export { default as Autocomplete } from '@mui/material/Autocomplete';
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as Chip } from '@mui/material/Chip';
export { default as FormControl } from '@mui/material/FormControl';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as InputLabel } from '@mui/material/InputLabel';
export { default as Select } from '@mui/material/Select';
export { default as TextField } from '@mui/material/TextField';
