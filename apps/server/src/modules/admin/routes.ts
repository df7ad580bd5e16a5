import { readFile } from 'node:fs/promises';
import { failureText, OPENED_PAGES_A_DAY, type DataVersion } from '@fonte/contracts';
import { docs, live, openApi, openedPage, ready, settings, version } from '@fonte/contracts/routes/portal';
import { currentVersion, type StoredVersion } from '@fonte/database';
import { SharedPace } from '../../platform/identity/shared-pace.ts';
import { Download, fail, handle, success, versionFor, type App } from '../../platform/index.ts';
import { DOCS_FILES, docsPolicy } from './docs-page.ts';
import { openApiOf } from './openapi.ts';
import { pageOfAudit } from './opened-page.ts';
import { publicSettingsOf } from './public-settings.ts';

/** Pages that one session may open in a minute; nobody reads so fast, and each is a row of the audit. */
const OPENED_PER_MINUTE = 60;

/** What the portal tells about itself, and its health. */
export function registerAdmin(app: App): void {
  handle(app, settings, async () => success(await publicSettingsOf(app)));
  handle(app, version, async (call) => {
    // Asked to learn whether anything is new, which it mostly is not. Its number came with the session; what else is said of it is read once.
    const known = await versionFor(app.version, call);
    return call.revalidated([known], async () => {
      const read = () => currentVersion(app.database.within({}));
      return success(wireVersion(await app.engine.kept(known, 'version', read)));
    });
  });

  const opened = new SharedPace(app, 'openedPage', OPENED_PER_MINUTE, 60);
  const openedToday = new SharedPace(app, 'openedPageOfDay', OPENED_PAGES_A_DAY, 86_400);
  handle(app, openedPage, async (call) => {
    await opened.pass(call.session.token);
    await openedToday.pass(`${call.session.idUsuario}`);
    const page = pageOfAudit(call.body.audit, call.body.path);
    if (page === undefined) fail('invalidParameter', { name: 'path' });
    if (!page.profiles.includes(call.profile)) fail('forbidden');
    call.audit({ acao: 'abrir', relatorio: page.audit, alvo: page.path });
    return success(true);
  });

  handle(app, openApi, async () => openApiOf(app.routes.all(), app.settings.PRODUCT_NAME));
  handle(app, docs, async ({ query, reply }) => {
    const file = DOCS_FILES[query.file];
    const page = new Download(await readFile(file.path, 'utf8'), { contentType: file.contentType });
    reply.header('content-security-policy', docsPolicy).header('cache-control', 'no-cache');
    return page;
  });

  handle(app, live, async () => ({ status: 'ok' as const }));
  handle(app, ready, async () => {
    // Looked at for the next who asks: a disk that does not answer is no reason to be silent.
    void app.baseMap.current();
    const health = await app.database.health();
    const { fault } = app.baseMap;
    const avisos = fault === null ? {} : { avisos: [fault] };
    if (health === 'away') fail('unavailable', {}, { retryAfterSeconds: 5 });
    if (health === 'ok') return { status: health, ...avisos };
    // Still 200: a proxy that took this process away would take the readers with it, who go on.
    const codigo = health === 'diskFull' ? ('storageFull' as const) : ('databaseReadOnly' as const);
    return { status: 'degraded' as const, codigo, motivo: failureText(codigo), ...avisos };
  });
}

/** The data version as it travels; version 0 while nothing has been imported. */
function wireVersion(version: StoredVersion | null): DataVersion {
  const { versao = 0, dtAtualizacao = null, dadosAte = null, demonstracao = false } = version ?? {};
  return { versao, dt_atualizacao: dtAtualizacao, dados_ate: dadosAte, demonstracao };
}
