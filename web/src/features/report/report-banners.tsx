import type { ReportView } from '../../../../src/analyses/analysis.types.js';
import { reportPageTexts } from '../../shared/texts/report-page.js';
import { Icon } from '../../shared/ui/icon.js';
import { NotRenewed } from './not-renewed.js';

interface ReportBannersProps {
  readonly view: ReportView;
  readonly isJustPaid: boolean;
}

/** What a reader must know about why this page is open to them. */
export function ReportBanners({ view, isJustPaid }: ReportBannersProps) {
  const { analysis, access, isOwner } = view;
  const { id, status, failureReason } = analysis;
  return (
    <>
      {isJustPaid ? (
        <p className="banner banner-paid no-print" role="status">
          <Icon name="check" />
          {reportPageTexts.payment.banner}
        </p>
      ) : null}
      {access === 'admin' && !analysis.isPaid ? (
        <p className="banner banner-admin no-print">
          <Icon name="shield" />
          {reportPageTexts.adminNotice}
        </p>
      ) : null}
      {status === 'completed' && failureReason !== null ? (
        <NotRenewed id={id} reason={failureReason} isOwner={isOwner} />
      ) : null}
    </>
  );
}
