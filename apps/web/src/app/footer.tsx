import { ENTRANCE } from '@fonte/contracts';
import { FrameFooter, LogoPlaceholder } from '@fonte/ui';
import { memo } from 'react';
import { useTexts } from '../core/i18n/use-texts.ts';

/** Read once: nobody keeps a page open over more than one New Year. */
const YEAR = new Date().getFullYear();

/** Funding and realisation logos (not on /mapa), copyright with the current year, terms (first text, section 2, 'Footer'). */
export const Footer = memo(function Footer({ hideLogos }: { hideLogos: boolean }) {
  const { t } = useTexts(['shell', 'core']);
  return (
    <FrameFooter
      productName={t('core:product')}
      year={YEAR}
      terms={{ label: t('core:terms'), href: ENTRANCE.terms }}
      logos={
        !hideLogos && (
          <>
            <LogoPlaceholder label={t('shell:logos.funding')} />
            <LogoPlaceholder label={t('shell:logos.realisation')} />
            <LogoPlaceholder label={t('shell:logos.cooperation')} />
          </>
        )
      }
    />
  );
});
