// The programme's data on their way in: the import format, the importer, the geography and the invented programmes.
export * from './import/index.ts';
