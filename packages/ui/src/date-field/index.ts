// MUI X date picker, community edition, with date-fns' Portuguese.
export * from './date-field.tsx';
