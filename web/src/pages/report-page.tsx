import { useParams } from 'react-router-dom';
import { ReportLoader } from '../features/report/report-loader.js';

/** /report/:id */
export default function ReportPage() {
  const { id = '' } = useParams();
  return <ReportLoader key={id} id={id} />;
}
