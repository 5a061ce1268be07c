import { HomeRedirect, useIdParam } from '@vez/shared/bridge';
import { ServiceOfCategory } from './service-of-category';
import { ServiceAtPlace } from './service-at-place';
import { PlaceOfService } from './place-of-service';

/** The remaining choice: a place of a service, or a service at a place or of a category (CAT-36). */
export function SelectWithoutTabsScreen() {
  const service = useIdParam('service');
  const department = useIdParam('department');
  const location = useIdParam('location');
  const category = useIdParam('category');
  if (service !== undefined) return <PlaceOfService service={service} />;
  if (department !== undefined && location !== undefined) {
    return <ServiceAtPlace department={department} location={location} />;
  }
  return category === undefined ? <HomeRedirect /> : <ServiceOfCategory category={category} />;
}
