import type { Locator, Page } from 'playwright-core';

/** Those of the elements that are smaller than a finger, in words; a row's button is as high as its row, a link in a sentence as the text. */
export function small(targets: Locator): Promise<string[]> {
  return targets.evaluateAll((elements) =>
    elements
      .filter((element) => element.textContent !== 'Ver propriedades')
      .map((element) => ({ element, box: (element.closest('tr') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ element, box }) => `${box.width}×${box.height} ${element.outerHTML.slice(0, 160)}`),
  );
}

/** What can be tapped on a page and is lower than 44 px; a label counts with the box it belongs to, a canvas is dragged. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TARGETS =
      'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=option], [role=menuitem], [role=checkbox], [role=switch], [role=combobox], .MuiChip-deleteIcon';
    const LEAST = 43.5;
    const height = (element: Element) => {
      // An invisible box is tapped through what is drawn around it; a field through its whole frame.
      const whole =
        element.closest('.MuiCheckbox-root, .MuiSwitch-root, .MuiInputBase-root, label') ?? element;
      return Math.max(element.getBoundingClientRect().height, whole.getBoundingClientRect().height);
    };
    return [...document.querySelectorAll(TARGETS)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .filter(
        (element) =>
          !element.closest('[aria-hidden=true], [inert]') && element.getBoundingClientRect().bottom > 0,
      )
      .filter((element) => height(element) < LEAST)
      .map(
        (element) =>
          `${Math.round(height(element))} px: ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`,
      );
  });
