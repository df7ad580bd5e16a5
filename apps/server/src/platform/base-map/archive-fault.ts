/** Why a file is no base map, for who cares for the server: Portuguese, without its path. */
export class ArchiveFault extends Error {
  override readonly name = 'ArchiveFault';
}
