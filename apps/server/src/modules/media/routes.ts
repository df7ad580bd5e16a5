import * as media from '@fonte/contracts/routes/media';
import * as uploads from '@fonte/contracts/routes/uploads';
import { handle, type App } from '../../platform/index.ts';
import { addVideo } from './change/add-video.ts';
import { deleteFile, updateFile } from './change/change-file.ts';
import { createTag, updateTag } from './change/save-tag.ts';
import { checkPolygons } from './geometry/check-polygons.ts';
import { saveGeometry } from './geometry/save-geometry.ts';
import { commitUploads } from './commit/commit-uploads.ts';
import { InTurn } from './commit/in-turn.ts';
import { serveFile } from './files/serve-file.ts';
import { mediaOfProperty } from './lists/of-property.ts';
import { mediaOfTag } from './lists/of-tag.ts';
import { listProperties } from './lists/property-list.ts';
import { listTags } from './lists/tag-list.ts';
import { findProperty } from './property.ts';
import { ReaderPool } from './read/pool.ts';
import { OnlyWriter } from './receive/only-writer.ts';
import { beginUpload, continueUpload, endUpload, uploadState } from './receive/resumable.ts';
import { receiveUploads } from './receive/upload-form.ts';

/** Media of properties and tags (second text, 2.9 to 2.12 and 7). */
export function registerMedia(app: App): void {
  handle(app, media.mediaTags, (call) => listTags(call, undefined));
  handle(app, media.mediaTagsOfState, (call) => listTags(call, call.params.uf));
  handle(app, media.mediaProperties, (call) => listProperties(call, undefined));
  handle(app, media.mediaPropertiesOfState, (call) => listProperties(call, call.params.uf));
  handle(app, media.mediaOfTag, (call) => mediaOfTag(call, call.params.id, undefined));
  handle(app, media.mediaOfTagInState, (call) => mediaOfTag(call, call.params.id, call.params.uf));
  handle(app, media.mediaOfProperty, (call) => mediaOfProperty(call));
  handle(app, media.createTag, async (call) => ({ created: true as const, id: await createTag(call) }));
  handle(app, media.updateTag, async (call) => ({ updated: true as const, id: await updateTag(call) }));
  handle(app, media.updateMedia, async (call) => {
    await updateFile(call);
    return { updated: true as const };
  });
  handle(app, media.deleteMedia, async (call) => {
    await deleteFile(call);
    return { deleted: true as const };
  });
  handle(app, media.addVideo, async (call) => ({ uploaded: true as const, id: await addVideo(call) }));
  handle(app, media.checkPolygons, (call) => call.cold(() => checkPolygons(call)));
  registerFiles(app);
}

/** What brings files, and takes them out again. */
function registerFiles(app: App): void {
  const readers = new ReaderPool(app.settings.READERS);
  app.server.addHook('onClose', () => readers.close());
  const commits = new InTurn();
  handle(app, uploads.uploadMedia, async (call) => {
    const { code } = await findProperty(call, call.params.id);
    const received = await receiveUploads(call, code);
    // A sender whose line breaks while its commit is under way comes again: the second finds the file of the first.
    return commits.run(
      received.map(({ id }) => id),
      () => commitUploads(call, readers, code, received),
    );
  });
  handle(app, uploads.updateGeometry, (call) => saveGeometry(call, readers));
  handle(app, uploads.beginUpload, (call) => beginUpload(call));
  handle(app, uploads.uploadState, (call) => uploadState(call));
  const writer = new OnlyWriter();
  handle(app, uploads.continueUpload, (call) => continueUpload(call, writer));
  handle(app, uploads.endUpload, (call) => endUpload(call));
  handle(app, uploads.mediaFile, (call) => serveFile(call));
  handle(app, uploads.namedMediaFile, (call) => serveFile(call));
}
