/**
 * The part of react-router that remotes use. It is shared through this file, since federation shares a
 * whole package where it is named, and the whole router is four times this.
 */
export { BrowserRouter, Navigate, Route, Routes, useParams, useSearchParams } from 'react-router-dom';
