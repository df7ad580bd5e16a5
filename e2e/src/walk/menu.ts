import type { Locator, Page } from 'playwright-core';

/** The menu: the column on a laptop, the drawer on a phone and on the map. */
async function openMenu(page: Page, phone: boolean): Promise<Locator> {
  const names = page.getByRole('button', { name: 'Abrir menu' });
  // The map has a phone's whole screen: its own bar opens the menu.
  const bottom = page.getByRole('navigation', { name: 'Atalhos' }).getByRole('button', { name: 'Menu' });
  if (phone) await ((await bottom.count()) > 0 ? bottom : names).click();
  // Where the page wants the width the column shows icons only; the header's button opens the names.
  const rail = !phone && (await names.count()) > 0;
  if (rail) await names.click();
  const place = phone || rail ? page.locator('.MuiDrawer-root') : page.locator('body');
  const menu = place.getByRole('navigation', { name: 'Menu principal' });
  await menu.waitFor();
  return menu;
}

/** Labels in the menu with every entry open, as the list of menus writes them: separated by comma and space. */
export async function menuLabels(page: Page, phone: boolean): Promise<string> {
  const menu = await openMenu(page, phone);
  // An entry with entries inside is a button; open, it shows them.
  const closed = menu.getByRole('button', { expanded: false });
  // One after the other: an open one is no longer among the closed.
  // oxlint-disable-next-line no-await-in-loop
  while ((await closed.count()) > 0) await closed.first().click();
  const labels = await menu.locator('a, button').allTextContents();
  // A drawer lies over the page; the column stays.
  await page.keyboard.press('Escape');
  return labels.join(', ');
}

/** Moves to a page by its entry in the menu, as a person does: opens the entry that holds it, where that is closed. */
export async function moveByMenu(page: Page, path: string, phone: boolean): Promise<void> {
  const menu = await openMenu(page, phone);
  const link = page.locator(`a[href="${path}"], a[href^="${path}?"]`);
  const closed = menu.locator('li', { has: link }).getByRole('button', { expanded: false });
  if ((await closed.count()) > 0) await closed.click();
  await menu.locator(link).click();
  await page.waitForURL((url) => url.pathname === path);
}
