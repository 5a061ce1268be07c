import type { Queryable } from '../db/db';
import { cardColor } from './card-color';
import { CATEGORIES, DEPARTMENTS } from './departments';
import { insert } from './insert';
import { names } from './names';
import { SERVICES, TYPES } from './offers';
import { HAVE_ID_READY } from './services';

/** Categories, departments and their types of service. */
export async function seedDepartments(tx: Queryable) {
  await insert(
    tx,
    'category',
    CATEGORIES.map(({ id, name, icon, other }, at) => ({
      id,
      name: names(name),
      ui_color: cardColor(at),
      ui_icon: icon,
      other: other ?? false,
      position: at,
    })),
  );
  await insert(
    tx,
    'department',
    DEPARTMENTS.map((department, at) => ({
      id: department.id,
      code: department.code,
      name: names(department.name),
      icon: department.icon,
      suspended: department.suspended ?? false,
      show_home: !department.hidden,
      remote_counter: department.remoteCounter ?? false,
      office_tel: department.tel,
      service_detail: department.serviceDetail ? names(department.serviceDetail) : null,
      position: at,
    })),
  );
  await insert(
    tx,
    'service_type',
    TYPES.map(({ id, department, name, icon }, at) => ({
      id,
      department_id: department,
      name: names(name),
      ui_color: cardColor(at),
      ui_icon: icon,
      position: at,
    })),
  );
}

/** Services. */
export async function seedServices(tx: Queryable) {
  await insert(
    tx,
    'service',
    SERVICES.map((service, at) => ({
      id: service.id,
      code: service.code,
      service_type_id: service.typeId,
      category_id: service.category,
      name: names(service.name),
      ui_icon: service.icon,
      ui_color: cardColor(at),
      detail_type: service.url === undefined ? 'html' : 'URL',
      detail_url: service.url ?? '',
      detail_html: service.detail ? names(service.detail) : null,
      warning: service.warning ? names(service.warning) : null,
      reservation_recommend: service.recommend ?? false,
      recommend_type: service.other ? 'OTHER_SERVICE' : 'SYSTEM_SERVICE',
      recommended_rank: service.rank ?? null,
      ui_name: service.styled ? names(service.styled) : null,
      notice: names(service.notice ?? HAVE_ID_READY),
      position: at,
    })),
  );
}
