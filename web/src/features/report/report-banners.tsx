import { Icon } from '../../shared/ui/icon.js';
import { reportTexts } from '../../shared/texts/report.js';

interface ReportBannersProps {
  readonly isJustPaid: boolean;
  readonly isUnpaidAdminView: boolean;
}

/** What a reader must know about why this page is open to them. */
export function ReportBanners({ isJustPaid, isUnpaidAdminView }: ReportBannersProps) {
  return (
    <>
      {isJustPaid ? (
        <p className="banner banner-paid no-print" role="status">
          <Icon name="check" />
          {reportTexts.payment.banner}
        </p>
      ) : null}
      {isUnpaidAdminView ? (
        <p className="banner banner-admin no-print">
          <Icon name="shield" />
          {reportTexts.adminNotice}
        </p>
      ) : null}
    </>
  );
}
