// What menus are made of; fetched by lazy-menu.tsx.
export { default as Icon } from '@mui/material/ListItemIcon';
export { default as Entry } from '@mui/material/MenuItem';
export { default as Menu } from '@mui/material/Menu';
