// Takes a folder of the programme's records into the database (docs/importacao.md). Flow: read, check, compare, apply.
export { VERSION_CHANNEL } from './apply/apply-changes.ts';
export { currentVersion } from './apply/version.ts';
export { clearInterrupted } from './clear-interrupted.ts';
export type { ImportEvent, Listener, Phase, Progress } from './events.ts';
export { failureReason, ImportCancelled, ImportFailed } from './failure.ts';
export { FAULT_LIMIT, faultPlace, faultSentence, type Fault } from '../read/fault.ts';
export { DEMONSTRATION_MARK, GEOGRAPHY_FOLDER } from './folder.ts';
export { importFolder, type ImportOptions } from './import-folder.ts';
export { ImportRunning, type FileOutcome, type ImportResult } from './result.ts';
export { undoImport, type UndoOptions } from './undo/undo-import.ts';
export { writeManifest } from './manifest/write-manifest.ts';
export { DEFAULT_LIMITS, type ImportLimits } from './limits.ts';
export type { TablePreview } from './preview.ts';
export type { ImportWish } from './wish.ts';
export { askServer } from './hand-over/ask-server.ts';
export { databaseFolder, faultsFolder, socketPath } from './hand-over/places.ts';
export { serveImports, type ImportService } from './hand-over/serve-imports.ts';
